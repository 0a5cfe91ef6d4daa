import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../../platform/forms/confirm-action.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { FileButton } from '../../ui/button/file-button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { photoQuery, removeOwnPhotoMutation } from './api.ts';
import { text } from './messages/text.ts';

const PhotoDialog = lazyDialog(async () => (await import('./photo-dialog.tsx')).PhotoDialog);

/** The buttons for the viewer's own photo. */
export function OwnPhoto() {
  const viewer = useViewer();
  const { data: photoId = null, isPending } = useQuery(photoQuery(viewer.id));
  const [file, setFile] = useState<File>();
  const [isRemoving, setRemoving] = useState(false);
  // As wide as two buttons, so that nothing moves when they come.
  if (isPending) return <Skeleton className="h-8 w-44 max-md:h-11" />;
  const title = photoId === null ? text('people.photos.add') : text('people.photos.change');
  return (
    <div className="flex min-w-44 gap-2">
      <FileButton
        size="small"
        acceptedTypes={['image/*']}
        icon={<ImagePlus aria-hidden="true" />}
        onChoose={setFile}
      >
        {title}
      </FileButton>
      {photoId !== null && (
        <IconButton label={text('people.photos.remove')} size="small" onPress={() => setRemoving(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {file && <PhotoDialog title={title} file={file} onClose={() => setFile(undefined)} />}
      {isRemoving && (
        <ConfirmAction
          mutation={removeOwnPhotoMutation()}
          input={viewer}
          title={text('people.photos.remove')}
          message={text('people.photos.removeOwnQuestion')}
          confirmLabel={text('people.photos.remove')}
          pendingLabel={text('people.photos.removing')}
          done={{ text: text('people.photos.removed') }}
          failure={text('people.photos.notRemoved')}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}

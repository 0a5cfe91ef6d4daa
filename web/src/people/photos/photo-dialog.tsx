import { useEffect, useState } from 'react';
import { readerTexts } from '../../language/messages.ts';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useViewer } from '../../platform/session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Slider } from '../../ui/field/slider.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { changeOwnPhotoMutation } from './api.ts';
import { type Crop, type CropChange, centred, changedCrop, largestZoom } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { text } from './messages/text.ts';

interface PhotoDialogProps {
  title: string;
  file: File;
  onClose: () => void;
}

/** Cuts the viewer's photo from the picture and saves it. */
export function PhotoDialog({ title, file, onClose }: PhotoDialogProps) {
  const picture = usePicture(file);
  const [crop, setCrop] = useState(centred);
  const { mutate, isPending, error } = useMutationOnce(changeOwnPhotoMutation(useViewer()));
  const onSuccess = () => {
    toast(text('people.photos.saved'));
    onClose();
  };
  const isOpen = picture instanceof ImageBitmap;
  return (
    <Dialog
      title={title}
      size="small"
      isDismissable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {text('people.photos.cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isOpen}
            isPending={isPending}
            pendingLabel={text('people.photos.saving')}
            onPress={() => {
              if (isOpen) mutate({ picture, crop }, { onSuccess });
            }}
          >
            {text('people.photos.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4">
        {picture === undefined && (
          <SkeletonArea label={text('people.photos.loading')}>
            <Skeleton className="size-64 rounded-full" />
          </SkeletonArea>
        )}
        {picture === 'unknown' && (
          <Alert tone="danger" title={text('people.photos.unreadable')} className="w-full">
            {text('people.photos.unreadableHint')}
          </Alert>
        )}
        {isOpen && (
          <Cut
            picture={picture}
            crop={crop}
            onChange={(change) => setCrop((before) => changedCrop(picture, before, change))}
          />
        )}
        <FailureAlert title={text('people.photos.notSaved')} error={error} className="w-full" />
      </div>
    </Dialog>
  );
}

function formatPercent(share: number): string {
  const { locale } = readerTexts();
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

function Cut({
  picture,
  crop,
  onChange,
}: {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (change: CropChange) => void;
}) {
  return (
    <>
      <CropArea picture={picture} crop={crop} onMove={onChange} />
      <p className="text-sm text-ink-muted">{text('people.photos.dragHint')}</p>
      <Slider
        label={text('people.photos.zoom')}
        value={crop.zoom}
        minValue={1}
        maxValue={largestZoom}
        step={0.1}
        formatValue={formatPercent}
        onChange={(zoom) => onChange({ zoom })}
      />
    </>
  );
}

const mostBytes = 30_000_000;

/** The decoded file: undefined while it loads, 'unknown' if the browser can't decode it. */
function usePicture(file: File): ImageBitmap | 'unknown' | undefined {
  const [picture, setPicture] = useState<ImageBitmap | 'unknown'>();
  useEffect(() => {
    let isHere = true;
    const decoded = file.size > mostBytes ? Promise.reject(new Error('too large')) : createImageBitmap(file);
    decoded.then(
      (bitmap) => (isHere ? setPicture(bitmap) : bitmap.close()),
      () => isHere && setPicture('unknown'),
    );
    return () => {
      isHere = false;
    };
  }, [file]);
  return picture;
}

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { ownSpellsQuery } from './api.ts';
import { text as ownText } from './messages/own-text.ts';
import { text } from './messages/text.ts';
import { SpellLine } from './spell-line.tsx';

interface OwnSpellsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The viewer's own illnesses, as HR counts them. */
export function OwnSpellsDialog({ isOpen, onClose }: OwnSpellsDialogProps) {
  const query = useQuery({ ...ownSpellsQuery, enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={ownText('time-off.sickness.ownSpells')}
      description={text('time-off.sickness.ownSpellsHint')}
    >
      <Loaded
        query={query}
        failure={text('time-off.sickness.spellsNotLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('time-off.sickness.loading')} rows={3} />}
      >
        {(spells) =>
          spells.length === 0 ? (
            <p className="text-ink-muted">{text('time-off.sickness.noneOfOwn')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {spells.map((spell) => (
                <li key={spell.requestId} className="py-3">
                  <SpellLine spell={spell} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

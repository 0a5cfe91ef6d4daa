import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { periodText } from '@almanac/domain/calendar/date-text';
import type { ShownSpell } from '@almanac/domain/time-off/sickness/schema';
import { useQuery } from '@tanstack/react-query';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { useViewer } from '../../platform/session/session.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { continueSpellMutation, spellsQuery } from './api.ts';
import { text } from './messages/text.ts';
import { SpellLine } from './spell-line.tsx';

interface SpellsDialogProps {
  person: PersonReference;
  isOpen: boolean;
  onClose: () => void;
}

/** A person's illnesses, each with the earlier one that it continues. */
export function SpellsDialog({ person, isOpen, onClose }: SpellsDialogProps) {
  const query = useQuery({ ...spellsQuery(person.id), enabled: isOpen });
  const isOwn = useViewer().id === person.id;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('time-off.sickness.spellsTitle')}
      description={<bdi>{personName(person)}</bdi>}
    >
      <Loaded
        query={query}
        failure={text('time-off.sickness.spellsNotLoaded')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('time-off.sickness.loading')} rows={3} />}
      >
        {(spells) => (
          <ul className="divide-y divide-line">
            {spells.map((spell) => (
              <li key={spell.requestId} className="flex flex-col gap-2 py-3">
                <SpellLine spell={spell} />
                {!isOwn && <Continues spell={spell} spells={spells} />}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

function Continues({ spell, spells }: { spell: ShownSpell; spells: readonly ShownSpell[] }) {
  const earlier = spells.filter(({ startDate }) => startDate < spell.startDate);
  const { mutate, isPending, variables } = useMutationOnce({
    ...continueSpellMutation(spell.requestId),
    onSuccess: () => toast(text('time-off.sickness.marked')),
    onError: (error) => toastFailure(text('time-off.sickness.notMarked'), error),
  });
  if (earlier.length === 0) return null;
  const chosen = isPending ? variables : (spell.continues?.requestId ?? null);
  return (
    <Select
      label={text('time-off.sickness.continues')}
      nothing={text('time-off.sickness.continuesNone')}
      options={earlier.map(({ requestId, startDate, endDate }) => ({
        id: requestId,
        label: periodText({ startDate, endDate }, readerLocale()),
      }))}
      value={chosen}
      onChange={(requestId) => mutate(requestId)}
      isDisabled={isPending}
    />
  );
}

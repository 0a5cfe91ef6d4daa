import { type Language, languageName, languages } from '@almanac/domain/language/language';
import { useMutation } from '@tanstack/react-query';
import { readerTexts } from '../language/messages.ts';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useViewer } from '../platform/session/session.ts';
import { Select } from '../ui/select/select.tsx';
import { changeOwnLanguageMutation } from './api.ts';
import { text } from './messages/text.ts';

/** The language in which another one was chosen here, until the field appears again. */
let chosenIn: Language | undefined;

/** A change of language remounts the field, which loses its focus. */
function restoreFocus(target: { focus: () => void } | null): void {
  if (!target || chosenIn === undefined) return;
  if (chosenIn !== readerTexts().language) target.focus();
  chosenIn = undefined;
}

/** The language of screens and emails. */
export function LanguageSetting() {
  const { locale = null } = useViewer();
  const {
    mutate: choose,
    variables,
    isPending,
  } = useMutation({
    ...changeOwnLanguageMutation(),
    onError: (error) => toastFailure(text('profile.languageNotSaved'), error),
  });
  return (
    <Select
      label={text('profile.language')}
      options={languages.map((id) => ({ id, label: languageName(id) }))}
      nothing={text('profile.languageOfBrowser')}
      value={isPending ? variables : locale}
      onChange={(chosen) => {
        chosenIn = readerTexts().language;
        choose(chosen);
      }}
      focusTargetRef={restoreFocus}
    />
  );
}

import { languageName, offeredLanguages } from '@almanac/domain/language/language';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useViewer } from '../platform/session/session.ts';
import { Select } from '../ui/select/select.tsx';
import { changeOwnLanguageMutation } from './api.ts';
import { text } from './messages/text.ts';

/** The language of screens and emails, if there is a choice. */
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
  if (offeredLanguages.length === 1) return null;
  return (
    <Select
      label={text('profile.language')}
      options={offeredLanguages.map((id) => ({ id, label: languageName(id) }))}
      nothing={text('profile.languageOfBrowser')}
      value={isPending ? variables : locale}
      onChange={choose}
    />
  );
}

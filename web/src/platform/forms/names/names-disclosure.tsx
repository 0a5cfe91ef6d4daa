import { directionOf } from '@almanac/domain/language/language';
import { commonMessage } from '@almanac/domain/language/messages/message';
import { type NameLanguage, nameLanguages } from '@almanac/domain/language/names';
import { Fragment, type ReactNode } from 'react';
import { textOf } from '../../../language/messages.ts';
import type { TextFieldProps } from '../../../ui/field/text-field.tsx';
import { Disclosure } from '../../../ui/page/disclosure.tsx';

type NameFieldProps = Pick<TextFieldProps, 'label' | 'autoComplete' | 'typedIn'>;

export interface OtherNamesProps {
  /** Whether a name is refused, so that its field must be visible. */
  hasFault: boolean;
  /** Binds the field of a language. */
  field: (language: NameLanguage, props: NameFieldProps) => ReactNode;
}

export function NamesDisclosure({ hasFault, field }: OtherNamesProps) {
  return (
    <Disclosure
      key={hasFault ? 'opened' : 'closed'}
      title={textOf(commonMessage('common.names'))}
      isExpandedAtFirst={hasFault}
    >
      <div className="grid items-start gap-4 px-2 py-2 sm:grid-cols-2">
        {nameLanguages.map((language) => (
          <Fragment key={language}>
            {field(language, {
              label: textOf(commonMessage('common.nameIn', { language })),
              autoComplete: 'off',
              typedIn: { lang: language, dir: directionOf(language) },
            })}
          </Fragment>
        ))}
      </div>
    </Disclosure>
  );
}

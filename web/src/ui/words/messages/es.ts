/** The component library's words in Spanish, by their files. */
export const files = import.meta.glob<object>(
  [
    '../../../../../node_modules/react-aria-components/dist/private/intl/es-ES.mjs',
    '../../../../../node_modules/react-{aria,stately}/dist/private/intl/{autocomplete,calendar,combobox,datepicker,menu,numberfield,overlays,searchfield,spinbutton,toast}/es-ES.mjs',
  ],
  { eager: true, import: 'default', query: '?words' },
);

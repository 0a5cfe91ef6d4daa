/** The component library's words in German, by their files. */
export const files = import.meta.glob<object>(
  [
    '../../../../../node_modules/react-aria-components/dist/private/intl/de-DE.mjs',
    '../../../../../node_modules/react-{aria,stately}/dist/private/intl/{autocomplete,calendar,combobox,datepicker,menu,numberfield,overlays,searchfield,spinbutton,toast}/de-DE.mjs',
  ],
  { eager: true, import: 'default', query: '?words' },
);

/** The component library's words in French, by their files. */
export const files = import.meta.glob<object>(
  [
    '../../../../../node_modules/react-aria-components/dist/private/intl/fr-FR.mjs',
    '../../../../../node_modules/react-{aria,stately}/dist/private/intl/{autocomplete,calendar,combobox,datepicker,menu,numberfield,overlays,searchfield,spinbutton,toast}/fr-FR.mjs',
  ],
  { eager: true, import: 'default', query: '?words' },
);

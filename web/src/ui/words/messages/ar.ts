/** The component library's words in Arabic, by their files. */
export const files = import.meta.glob<object>(
  [
    '../../../../../node_modules/react-aria-components/dist/private/intl/ar-AE.mjs',
    '../../../../../node_modules/react-{aria,stately}/dist/private/intl/{autocomplete,calendar,combobox,datepicker,menu,numberfield,overlays,searchfield,spinbutton,toast}/ar-AE.mjs',
  ],
  { eager: true, import: 'default', query: '?words' },
);

/** Styles of the local mailbox page, light and dark. */
export const mailboxStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f7f7f8, #16171a);
  --card: light-dark(#ffffff, #1f2125);
  --text: light-dark(#1c1d21, #ececf0);
  --quiet: light-dark(#5c5f6b, #a3a6b3);
  --line: light-dark(#dfe0e5, #34363d);
  --accent: light-dark(#005a62, #78d7d7);
}
* { box-sizing: border-box }
body {
  margin: 0; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif;
}
header, main { max-width: 44rem; margin: 0 auto }
h1 { margin: 0; font-size: 1.5rem }
h2 { margin: 0; font-size: 1.0625rem }
header p, .envelope, .empty { margin: .25rem 0 0; color: var(--quiet) }
article {
  margin-top: 1rem; padding: 1.25rem; background: var(--card);
  border: 1px solid var(--line); border-radius: .75rem;
}
.empty { margin-top: 2rem; text-align: center }
pre {
  margin: 1rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line);
  font: inherit; white-space: pre-wrap; overflow-wrap: anywhere;
}
a { color: var(--accent) }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

/** What the marks of the timeline mean; its table says the same in words. */
export function TimelineLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-6 gap-y-2">
      <li className="flex items-center gap-2">
        <span
          data-tone="allocation-light"
          className="h-4 w-7 rounded-md border border-tone-mark bg-tone-surface"
        />
        Allocation
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="neutral" className="bar-striped h-3 w-7 rounded-md" />
        Approved absence
      </li>
      <li className="flex items-center gap-2">
        <span className="h-4 w-0.5 bg-accent" />
        Today
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="accent" className="h-4 w-3 bg-tone-mark" />
        Available
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="accent" className="h-4 w-3 border border-dashed border-tone-mark bg-tone-surface" />
        Lost to absences
      </li>
    </ul>
  );
}

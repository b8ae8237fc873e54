/** What happens one after the other, in sentences with their numbers. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, at) => (
        <li key={step} className="flex gap-3 text-body">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-note font-semibold text-brand-deep"
          >
            {at + 1}
          </span>
          <span className="min-w-0">{step}</span>
        </li>
      ))}
    </ol>
  );
}

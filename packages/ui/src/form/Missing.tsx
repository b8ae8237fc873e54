import type { ReactNode } from "react";

/** Fields of which one is to be chosen: above them stands what is missing, and whoever is led here lands on the first. Null: nothing is. */
export function Missing({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3" {...(text !== null && { "data-invalid": true })}>
      <p role="alert" className="px-1 font-medium text-danger empty:hidden">
        {text}
      </p>
      {children}
    </div>
  );
}

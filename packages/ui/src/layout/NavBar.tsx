import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useUi } from "./UiProvider.tsx";

type NavBarProps = { title: string; actions?: ReactNode; back?: boolean | (() => void) };

/** The bar on top of a page: back, title, actions. */
export function NavBar({ title, actions, back = true }: NavBarProps) {
  const { words, goBack } = useUi();
  return (
    <header className="sticky top-[var(--top-bar,0px)] z-20 grid min-h-13 grid-cols-[minmax(52px,1fr)_minmax(0,auto)_minmax(52px,1fr)] items-center bg-white pt-[env(safe-area-inset-top)]">
      <div>
        {back === false ? null : (
          <button
            type="button"
            aria-label={words.back}
            onClick={back === true ? goBack : back}
            className="grid size-13 place-items-center"
          >
            <ChevronLeft aria-hidden size={26} />
          </button>
        )}
      </div>
      <h1 data-page-title tabIndex={-1} className="py-2 text-center text-title font-semibold">
        {title}
      </h1>
      <div className="flex items-center justify-end gap-1 pr-3">{actions}</div>
    </header>
  );
}

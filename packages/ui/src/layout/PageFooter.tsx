import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * Stays at the bottom of the screen. It is out of the page's flow, with as much room kept at the page's end as it takes, however many lines
 * its words need: so the last row can be scrolled clear of it, and what gets the focus never lies beneath.
 */
export function PageFooter({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const footer = bar.current;
    if (!footer) return;
    const page = document.documentElement;
    const keep = () => {
      if (room.current) room.current.style.height = `${footer.offsetHeight}px`;
      // Not as a variable: one at the root is inherited, and every element's style is reckoned anew.
      page.style.scrollPaddingBottom = `${innerHeight - footer.getBoundingClientRect().top + 8}px`;
    };
    const watch = new ResizeObserver(keep);
    // Says the first size too, in the frame in which the page appears.
    watch.observe(footer);
    return () => {
      watch.disconnect();
      page.style.scrollPaddingBottom = "";
    };
  }, []);
  return (
    <>
      <div ref={room} aria-hidden className="h-[69px] flex-none" />
      <footer
        ref={bar}
        className="fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-20 mx-auto flex max-w-3xl flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-white px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]"
      >
        {children}
      </footer>
    </>
  );
}

import { consoleDict } from "@sihai/text/dict/console";
import { shellDict } from "@sihai/text/dict/shell";
import { cx } from "@sihai/ui";
import { Languages, LogOut, Menu, X } from "lucide-react";
import { useEffect, useState } from "react";
import { AppLink } from "./AppLink.tsx";
import { switchLanguage, useDict } from "./language.ts";
import { menu } from "./menu.ts";
import { go, href } from "./navigation.ts";
import { pathOf, paths } from "./paths.ts";
import { signOut, useMay } from "./session.ts";

const row = "flex min-h-[44px] w-full items-center gap-3 rounded-[12px] px-3 text-left text-body";

/** The benches this member of staff works at; on a phone behind a menu button. */
export function SideMenu({ pathname, name }: { pathname: string; name: string }) {
  const words = useDict(consoleDict);
  const shell = useDict(shellDict);
  const [open, setOpen] = useState(false);
  const may = useMay();
  const path = pathOf(pathname);
  const shown = menu.filter((entry) => may(paths[entry.path].may));
  useShortcuts(shown.map((entry) => entry.path));
  // On a phone the menu closes behind the step it led to.
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }

  async function leave() {
    await signOut();
    go("/sign-in", {}, { replace: true });
  }

  return (
    <header className="sticky top-0 z-30 bg-ink text-white lg:h-dvh lg:w-[236px] lg:shrink-0">
      <div className="flex items-center justify-between gap-2 px-3 py-1.5 lg:px-5 lg:pt-5 lg:pb-3">
        <AppLink href={href("/")} className="flex min-h-[44px] flex-col justify-center leading-5">
          <span className="text-title font-bold">{shell.productName}</span>
          <span className="text-note text-white/80">{words.console}</span>
        </AppLink>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="bench-menu"
          onClick={() => setOpen(!open)}
          className="flex min-h-[44px] items-center gap-2 rounded-[12px] px-3 lg:hidden"
        >
          {open ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
          {words.menu}
        </button>
      </div>
      <div
        id="bench-menu"
        className={cx(
          "max-h-[calc(100dvh-56px)] flex-col overflow-y-auto px-3 pb-3 lg:flex lg:h-[calc(100dvh-84px)] lg:max-h-none",
          open ? "flex" : "hidden",
        )}
      >
        <nav aria-label={shell.mainMenu} className="flex-1">
          <ul className="flex flex-col gap-0.5">
            {shown.map(({ path: to, name: entry, icon: Icon }) => (
              <li key={to}>
                <AppLink
                  href={href(to)}
                  className={cx(row, path === to ? "bg-white font-semibold text-ink" : "text-white hover:bg-white/10")}
                  aria-current={path === to ? "page" : undefined}
                >
                  <Icon aria-hidden size={20} />
                  {words.pages[entry]}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-3 border-t border-white/20 pt-3">
          <p className="px-3 pb-1 text-note">{name}</p>
          <p className="px-3 pb-2 text-note text-white/80">{words.beijingTimes}</p>
          <button type="button" aria-label={shell.switchLanguageLabel} onClick={() => void switchLanguage()} className={row}>
            <Languages aria-hidden size={20} />
            {shell.switchLanguage}
          </button>
          <button type="button" onClick={() => void leave()} className={row}>
            <LogOut aria-hidden size={20} />
            {words.signOut}
          </button>
        </div>
      </div>
    </header>
  );
}

/** Alt + Shift + digit opens the page at that place of the menu. */
function useShortcuts(targets: readonly Parameters<typeof go>[0][]): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const target = targets[Number(digit ?? 0) - 1];
      if (!event.altKey || !event.shiftKey || target === undefined) return;
      event.preventDefault();
      go(target);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [targets]);
}

import { consoleDict } from "@sihai/text/dict/console/shell";
import { shellDict } from "@sihai/text/dict/shell";
import { cx } from "@sihai/ui";
import { KeyRound, Languages, LogOut, Menu, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { AppLink } from "./AppLink.tsx";
import { KeyList } from "./KeyList.tsx";
import { switchLanguage, useDict } from "./language.ts";
import { type MenuEntry, menu } from "./menu.ts";
import { go, href } from "./navigation.ts";
import { type Path, pathOf, paths } from "./paths.ts";
import { signOut, useMay } from "./session.ts";

const row = "flex min-h-[44px] w-full items-center gap-3 rounded-control px-3 text-left text-body lg:min-h-[33px]";

/** The benches this member of staff works at, in groups that scroll between the name and the way out; on a phone behind a menu button. */
export function SideMenu({ pathname, name }: { pathname: string; name: string }) {
  const shell = useDict(shellDict);
  const [open, setOpen] = useState(false);
  const may = useMay();
  const path = pathOf(pathname);
  const nav = useRef<HTMLElement>(null);
  const groups = menu
    .map(({ group, entries }) => ({ group, entries: entries.filter((entry) => may(paths[entry.path].may)) }))
    .filter(({ entries }) => entries.length > 0);
  useShortcuts(groups.flatMap(({ entries }) => entries.map((entry) => entry.path)));
  // On a phone the menu closes behind the step it led to.
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }
  useInSight(nav, path);

  return (
    <header className="sticky top-0 z-30 flex flex-col bg-ink text-white lg:h-dvh lg:w-[236px] lg:shrink-0">
      <MenuHead open={open} onOpen={setOpen} />
      <div
        id="bench-menu"
        className={cx("min-h-0 flex-1 flex-col max-lg:max-h-[calc(100dvh-56px)] lg:flex", open ? "flex" : "hidden")}
      >
        <nav
          ref={nav}
          aria-label={shell.mainMenu}
          className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-3 [scrollbar-color:var(--color-ink-soft)_transparent]"
        >
          {groups.map(({ group, entries }) => (
            <Group key={group} group={group}>
              {entries.map(({ path: to, name: entry, icon: Icon }) => (
                <Entry key={to} to={to} name={entry} icon={Icon} isHere={path === to} />
              ))}
            </Group>
          ))}
        </nav>
        <MenuFoot name={name} />
      </div>
    </header>
  );
}

/** Who is signed in, the language, the way out and the keys. */
function MenuFoot({ name }: { name: string }) {
  const words = useDict(consoleDict);
  const shell = useDict(shellDict);

  async function leaveForSignIn() {
    await signOut();
    go("/sign-in", {}, { replace: true });
  }

  return (
    <div className="shrink-0 border-t border-white/20 px-3 py-1.5">
      <p className="px-3 text-note text-white/80">
        <strong className="font-semibold text-white">{name}</strong> · {words.beijingTimes}
      </p>
      <div className="flex flex-wrap [&>button]:w-auto [&>button]:flex-1 [&>button]:gap-2 [&>button]:px-2 [&>button]:whitespace-nowrap">
        <button
          type="button"
          aria-label={`${shell.switchLanguage} (${shell.switchLanguageLabel})`}
          onClick={() => void switchLanguage()}
          className={row}
        >
          <Languages aria-hidden size={18} />
          {shell.switchLanguage}
        </button>
        <AppLink href={href("/account")} className={cx(row, "w-auto flex-1 gap-2 px-2 whitespace-nowrap")}>
          <KeyRound aria-hidden size={18} />
          {words.ownAccount}
        </AppLink>
        <button type="button" onClick={() => void leaveForSignIn()} className={row}>
          <LogOut aria-hidden size={18} />
          {words.signOut}
        </button>
      </div>
      <KeyList className={row} />
      <a href="/source" className="flex min-h-[44px] items-center px-3 text-note text-white/80 underline lg:min-h-[24px]">
        {words.source}
      </a>
    </div>
  );
}

type GroupName = (typeof menu)[number]["group"];

/** Entries under their heading; the overview stands alone. */
function Group({ group, children }: { group: GroupName; children: ReactNode }) {
  const words = useDict(consoleDict);
  const id = useId();
  if (group === "start") return <ul>{children}</ul>;
  return (
    <>
      <p id={id} className="px-3 pt-1.5 text-note leading-[0.9375rem] text-white/70 max-lg:py-2">
        {words.menuGroups[group]}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

/** In a low window the entry of the page one is on stays in sight. */
function useInSight(nav: RefObject<HTMLElement | null>, path: Path | null): void {
  useEffect(() => {
    if (path !== null) nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [nav, path]);
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

/** The house's name, and on a phone the button that opens the menu. */
function MenuHead({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const words = useDict(consoleDict);
  const shell = useDict(shellDict);
  return (
    <div className="flex shrink-0 items-center justify-between gap-2 px-3 py-1.5 lg:px-5">
      <AppLink href={href("/")} className="flex min-h-[44px] items-baseline gap-2 pt-2.5 leading-5">
        <span className="text-title font-bold">{shell.productName}</span>
        <span className="text-note text-white/80">{words.console}</span>
      </AppLink>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="bench-menu"
        onClick={() => onOpen(!open)}
        className="flex min-h-[44px] items-center gap-2 rounded-control px-3 lg:hidden"
      >
        {open ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
        {words.menu}
      </button>
    </div>
  );
}

type EntryProps = { to: Path; name: MenuEntry["name"]; icon: MenuEntry["icon"]; isHere: boolean };

/** One page of the menu; the one being looked at stands out. */
function Entry({ to, name, icon: Icon, isHere }: EntryProps) {
  const words = useDict(consoleDict);
  return (
    <li>
      <AppLink
        href={href(to)}
        className={cx(row, isHere ? "bg-white font-semibold text-ink" : "text-white hover:bg-white/10")}
        aria-current={isHere ? "page" : undefined}
      >
        <Icon aria-hidden size={18} className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">{words.pages[name]}</span>
      </AppLink>
    </li>
  );
}

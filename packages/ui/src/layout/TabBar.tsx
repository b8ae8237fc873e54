import type { LucideIcon } from "lucide-react";
import { cx } from "../cx.ts";
import { useUi } from "./UiProvider.tsx";

export type Tab = { href: string; label: string; icon: LucideIcon; current: boolean; badge?: number };

/** The bar at the bottom: 70 px high, icons 24 px (rules O-41 and O-42). */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { LinkPart } = useUi();
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto flex h-[69px] max-w-3xl">
        {tabs.map(({ href, label: name, icon: Icon, current, badge }) => (
          <li key={href} className="flex-1">
            <LinkPart
              href={href}
              aria-current={current ? "page" : undefined}
              className={cx(
                "flex h-full flex-col items-center justify-center gap-1 text-note",
                current ? "font-semibold text-brand-strong" : "text-grey",
              )}
            >
              <span className="relative">
                <Icon aria-hidden size={24} strokeWidth={current ? 2.3 : 1.9} />
                {badge ? (
                  <span className="absolute -top-1.5 left-3.5 min-w-4.5 rounded-full bg-danger px-1 text-center text-note font-semibold text-white">
                    {badge > 99 ? "99+" : badge}
                  </span>
                ) : null}
              </span>
              {name}
            </LinkPart>
          </li>
        ))}
      </ul>
    </nav>
  );
}

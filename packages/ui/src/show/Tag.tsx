import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export type Tone = "brand" | "ok" | "warn" | "danger" | "neutral";

export const toneClass: Record<Tone, string> = {
  brand: "bg-brand-soft text-brand-deep",
  ok: "bg-ok-soft text-ok-deep",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger-deep",
  neutral: "bg-fill text-ink-soft",
};

/** A word on a ground of colour that says the state of something; never pressed. */
export function Tag({ children, tone = "neutral", icon: Icon }: { children: ReactNode; tone?: Tone; icon?: LucideIcon }) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-note leading-4 font-medium",
        toneClass[tone],
      )}
    >
      {Icon ? <Icon aria-hidden size={15} /> : null}
      {children}
    </span>
  );
}

type StatusTagProps = { tone: Tone; label: string; next?: ReactNode; icon?: LucideIcon };

/** A state: a word and a colour, and with `next` what happens and by when (rule X2). */
export function StatusTag({ tone, label, next, icon }: StatusTagProps) {
  return (
    <span className="inline-flex max-w-full flex-col items-start gap-1">
      <Tag tone={tone} {...(icon ? { icon } : {})}>
        {label}
      </Tag>
      {next ? <span className="max-w-full text-note text-grey">{next}</span> : null}
    </span>
  );
}

import { LoaderCircle, type LucideIcon } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";

export type ButtonKind = "primary" | "quiet" | "danger" | "plain";

type ButtonProps = {
  children: ReactNode;
  kind?: ButtonKind;
  type?: "button" | "submit";
  onClick?: (() => void) | undefined;
  /** The button works: a spinner, and a second press does nothing. */
  pending?: boolean;
  /** The button is dead, and this says why (rule Y26). */
  disabledReason?: string | null | undefined;
  wide?: boolean;
  small?: boolean;
  icon?: LucideIcon;
  label?: string;
  ref?: Ref<HTMLButtonElement>;
  form?: string;
};

const kinds: Record<ButtonKind, string> = {
  primary: "bg-brand-strong text-white active:bg-brand-deep",
  quiet: "bg-brand-soft text-brand-deep active:bg-line",
  danger: "bg-danger-soft text-danger active:bg-line",
  plain: "text-brand-strong active:bg-fill",
};

/** How a button of a kind looks, for links that look like one. */
export function buttonClass(kind: ButtonKind, { wide = false, small = false } = {}): string {
  return cx(
    "inline-flex items-center justify-center gap-2 font-semibold text-center select-none",
    small ? "min-h-11 rounded-control px-4 text-body" : cx("min-h-12 rounded-card text-title", wide ? "px-2 py-1" : "px-5"),
    wide && "w-full flex-1",
    kinds[kind],
  );
}

/** A button. While `pending` it takes no press; with a `disabledReason` it is dead, and says why. */
export function Button({
  children,
  kind = "primary",
  type = "button",
  onClick,
  pending = false,
  disabledReason,
  wide = false,
  small = false,
  icon: Icon,
  label,
  ref,
  form,
}: ButtonProps) {
  const reasonId = useId();
  const dead = Boolean(disabledReason);
  const button = (
    <button
      ref={ref}
      type={dead || pending ? "button" : type}
      form={form}
      aria-label={label}
      aria-disabled={dead || pending || undefined}
      aria-busy={pending || undefined}
      aria-describedby={dead ? reasonId : undefined}
      onClick={dead || pending ? undefined : onClick}
      className={cx(buttonClass(kind, { wide, small }), dead && "bg-fill! text-grey!")}
    >
      {pending ? <LoaderCircle aria-hidden size={20} className="spin" /> : Icon ? <Icon aria-hidden size={20} /> : null}
      {children}
    </button>
  );
  if (disabledReason === undefined) return button;
  // One that may be dead stands in the same place of the tree alive: whoever has it under the fingers keeps it.
  return (
    <span className={dead ? cx("inline-flex flex-col items-stretch gap-1", wide && "w-full flex-1") : "contents"}>
      {button}
      {dead ? (
        <span id={reasonId} className="text-center text-note leading-4 text-grey">
          {disabledReason}
        </span>
      ) : null}
    </span>
  );
}

/** `replace`: no step leads back to the page it stands on. */
type LinkProps = { href: string; children: ReactNode; replace?: boolean };
type LinkButtonProps = LinkProps & { kind?: ButtonKind; wide?: boolean; small?: boolean };

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ kind = "primary", wide = false, small = false, children, ...rest }: LinkButtonProps) {
  const { LinkPart } = useUi();
  return (
    <LinkPart {...rest} className={buttonClass(kind, { wide, small })}>
      {children}
    </LinkPart>
  );
}

/** A link inside text. */
export function TextLink({ children, ...rest }: LinkProps) {
  const { LinkPart } = useUi();
  return (
    <LinkPart
      {...rest}
      className="-my-3 inline-flex min-h-11 items-center py-2.5 font-semibold text-brand-strong underline-offset-4 hover:underline"
    >
      {children}
    </LinkPart>
  );
}

type IconButtonProps = {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  pressed?: boolean;
  floating?: boolean;
  danger?: boolean;
};

/** A button that is only a picture; its name is read aloud. `floating` for use over pictures. */
export function IconButton({ icon: Icon, label, onClick, pressed, floating = false, danger = false }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={cx(
        "grid size-11 shrink-0 place-items-center rounded-full",
        floating && "bg-white/95 shadow-card",
        danger ? "text-danger" : pressed ? "text-brand-strong" : "text-ink",
      )}
    >
      <Icon aria-hidden size={22} fill={pressed ? "currentColor" : "none"} />
    </button>
  );
}

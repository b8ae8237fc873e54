import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { useUi } from "./UiProvider.tsx";

type CellProps = {
  title: ReactNode;
  /** Under the title, in grey. */
  note?: ReactNode;
  /** At the right. */
  value?: ReactNode;
  icon?: ReactNode;
  /** Makes the row a link of the app. */
  href?: string | undefined;
  /** Makes the row a button; of a link, what is done before it is followed. */
  onClick?: (() => void) | undefined;
  danger?: boolean;
  /** What is wrong with what it leads to; read as part of its name. */
  error?: string | undefined;
};

const row = "flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left";

/** A row of a list: a link, a button or plain. Put several into `CellGroup`. */
export function Cell({ title, note, value, icon, href, onClick, danger = false, error }: CellProps) {
  const { LinkPart } = useUi();
  const inside = (
    <>
      {icon ? (
        <span aria-hidden className="shrink-0 text-brand-strong">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className={cx("block", danger && "text-danger")}>{title}</span>
        {note ? <span className="block text-note text-grey">{note}</span> : null}
        {error === undefined ? null : (
          <span data-invalid className="block text-note text-danger">
            {error}
          </span>
        )}
      </span>
      {value === undefined ? null : <span className="max-w-[60%] text-right break-keep text-grey">{value}</span>}
      {href !== undefined || onClick ? <ChevronRight aria-hidden size={20} className="shrink-0 text-control" /> : null}
    </>
  );
  if (href !== undefined) {
    return (
      <LinkPart href={href} onClick={onClick} className={row}>
        {inside}
      </LinkPart>
    );
  }
  if (onClick) {
    return (
      <button type="button" onClick={onClick} className={row}>
        {inside}
      </button>
    );
  }
  return <div className={row}>{inside}</div>;
}

/** A card of rows with lines between them. */
export function CellGroup({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <div className="overflow-hidden rounded-card bg-white shadow-card">
      {title ? <h2 className="px-4 pt-4 pb-1 text-title font-semibold">{title}</h2> : null}
      <div className="divide-y divide-line">{children}</div>
    </div>
  );
}

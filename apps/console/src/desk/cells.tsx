import { inLanguage, type LocalText } from "@sihai/domain/language";
import { platformNames, platforms } from "@sihai/domain/links";
import { Picture } from "@sihai/ui";
import type { ReactNode } from "react";
import { useLanguage } from "#console";
import { useWarehouseNames } from "./WarehouseChips.tsx";

/** A name in the language shown. */
export function useLocal(): (name: LocalText) => string {
  const language = useLanguage();
  return (name) => inLanguage(name, language);
}

/** Pictures of ours are read under the staff session, others as they are. */
export function staffPicture(url: string | null): string | null {
  return url?.replace(/^\/api\/files\//, "/api/staff/files/") ?? null;
}

/** The address of a file of ours, read under the staff session; `width` in pixels asks for it that wide, the whole of it without. */
export function staffFile(fileId: string, width?: number): string {
  return `/api/staff/files/${fileId}${width === undefined ? "" : `?w=${width}`}`;
}

type ItemCellProps = {
  name: LocalText;
  options: readonly string[];
  pictureUrl: string | null;
  below?: ReactNode;
};

/** Picture, name and chosen options of an item, in one table cell. */
export function ItemCell({ name, options, pictureUrl, below }: ItemCellProps) {
  const local = useLocal();
  return (
    <span className="flex min-w-0 items-center sm:min-w-[190px] gap-3">
      <Picture src={staffPicture(pictureUrl)} alt="" sizes="56px" className="size-14 shrink-0 rounded-small" />
      <span className="min-w-0 wrap-anywhere">
        <span className="line-clamp-2 font-medium">{local(name)}</span>
        {options.length > 0 ? <span className="block text-note text-grey">{options.join(" · ")}</span> : null}
        {below ? <span className="block text-note">{below}</span> : null}
      </span>
    </span>
  );
}

/** What the setting `warehouses` calls it, kept on one line. */
export function WarehouseName({ id }: { id: number }) {
  const { nameOf } = useWarehouseNames();
  return <span className="whitespace-nowrap">{nameOf(id)}</span>;
}

/** A platform as shoppers call it; one unknown here is shown as it came. */
export function PlatformName({ platform }: { platform: string }) {
  const language = useLanguage();
  const known = platforms.find((one) => one === platform);
  return <span className="whitespace-nowrap">{known ? inLanguage(platformNames[known], language) : platform}</span>;
}

/** Facts of something, name beside value. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-4 gap-y-1.5 text-body">
      {rows.map(([name, value]) =>
        value === null || value === "" || value === undefined ? null : (
          <div key={name} className="contents">
            <dt className="text-grey">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

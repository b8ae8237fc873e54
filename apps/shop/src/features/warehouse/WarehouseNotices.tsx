import type { WarehouseRefusal } from "@sihai/domain/warehouse";
import { storageDict } from "@sihai/text/dict/storage";
import { TriangleAlert } from "lucide-react";
import { useDict } from "#shop";

/** The rules of a warehouse (rule F-06), each said plainly; nothing where it takes everything. */
export function WarehouseNotices({ notices }: { notices: readonly WarehouseRefusal[] }) {
  const words = useDict(storageDict);
  if (notices.length === 0) return null;
  return (
    <ul aria-label={words.notices} className="flex flex-col gap-2">
      {notices.map((notice) => (
        <li key={notice} className="flex gap-2 text-body text-grey">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-warn" />
          {words.noticeWords[notice]}
        </li>
      ))}
    </ul>
  );
}

import { listViewings } from "@sihai/contract/viewing";
import { formatBoth } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { Cell, CellGroup, Tag } from "@sihai/ui";
import { UserSearch } from "lucide-react";
import { useDict, useEndpoint, useLanguage } from "#shop";

/** Who of our staff saw the shop as its owner does, when and why; nothing where nobody did. */
export function ViewingsCard() {
  const words = useDict(accountDict);
  const language = useLanguage();
  const viewings = useEndpoint(listViewings, {}, { freshMs: 0 });
  const list = viewings.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <CellGroup title={words.viewings}>
      {list.map(({ by, reason, begunAt, endedAt, isOpen }) => (
        <Cell
          key={begunAt}
          icon={<UserSearch size={22} />}
          title={by}
          note={
            <>
              <span className="block">
                {words.viewedAt(formatBoth(begunAt, language).local)} {words.viewedUntil(formatBoth(endedAt, language).local)}
              </span>
              <span className="block wrap-anywhere">{reason}</span>
            </>
          }
          value={isOpen ? <Tag tone="warn">{words.viewedNow}</Tag> : undefined}
        />
      ))}
      <p className="px-4 py-3 text-note text-grey">{words.viewingsText}</p>
    </CellGroup>
  );
}

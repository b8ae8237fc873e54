import { customsNames } from "@sihai/domain/parcel";
import { inLanguage, inOtherLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Cell, CellGroup, EmptyState, Page, SearchBox } from "@sihai/ui";
import { finish, go, useDict, useLanguage, usePageSearch } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";

/** Names customs know; choosing one fills the line it was asked for. */
export default function DeclarationNamesPage() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { itemId, keyword = "", back } = usePageSearch("/package/declaration/names");
  const wanted = keyword.trim().toLowerCase();
  const found = customsNames.filter(
    ({ zh, en, hsCode }) =>
      wanted === "" || zh.includes(wanted) || en.toLowerCase().includes(wanted) || hsCode.startsWith(wanted),
  );
  const search = (next: string) =>
    go(
      "/package/declaration/names",
      {
        ...(itemId === undefined ? {} : { itemId }),
        ...(next === "" ? {} : { keyword: next }),
        ...(back === undefined ? {} : { back }),
      },
      { replace: true },
    );

  function choose({ zh, en, hsCode }: (typeof customsNames)[number]) {
    useParcelSubmit.setState(({ declaration }) => ({
      declaration:
        declaration?.map((line, index) => (String(index) === itemId ? { ...line, name: { zh, en }, hsCode } : line)) ?? null,
    }));
    finish(back);
  }

  return (
    <Page title={words.names}>
      <SearchBox label={words.names} value={keyword} onChange={search} onSearch={() => search(keyword)} />
      <p className="px-1 text-note text-grey">{words.namesHelp}</p>
      {found.length === 0 ? (
        <EmptyState picture="search" text={words.emptyFilter} action={{ label: words.all, onClick: () => search("") }} />
      ) : (
        <CellGroup>
          {found.map((one) => (
            <Cell
              key={one.en}
              title={inLanguage(one, language)}
              note={inOtherLanguage(one, language)}
              value={one.hsCode}
              onClick={() => choose(one)}
            />
          ))}
        </CellGroup>
      )}
    </Page>
  );
}

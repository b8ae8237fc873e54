import { parcelDetail } from "@sihai/contract/parcel";
import { dotted, formatAmount, inLanguage, inOtherLanguage } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, Cell, CellGroup, Page, SkeletonList } from "@sihai/ui";
import { NotYet, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { DeclarationEditor } from "./DeclarationEditor.tsx";

/** A parcel's declaration to read, or, before it is submitted, to edit. */
export default function DeclarationPage() {
  const { packageId, back } = usePageSearch("/package/declaration/details");
  return packageId === undefined ? <DeclarationEditor back={back} /> : <DeclaredLines packageId={packageId} />;
}

function DeclaredLines({ packageId }: { packageId: string }) {
  const words = useDict(parcelDict);
  const draftWords = useDict(storageDict);
  const language = useLanguage();
  const parcel = useEndpoint(parcelDetail, { query: { packageId } });
  if (!parcel.data)
    return (
      <Page title={words.declaration}>
        <NotYet read={parcel} missing="PARCEL_NOT_FOUND" skeleton={<SkeletonList cards={1} />} />
      </Page>
    );
  const { lines, total } = parcel.data.declaration;
  return (
    <Page title={words.declaration}>
      <CellGroup>
        {lines.map((line, index) => (
          <Cell
            key={`${line.name.en}-${index + 1}`}
            title={inLanguage(line.name, language)}
            note={
              <>
                <span className="block">{inOtherLanguage(line.name, language)}</span>
                {dotted([words.quantity(line.quantity), line.hsCode === "" ? null : words.hsCode(line.hsCode)])}
              </>
            }
            value={formatAmount(line.value.amount, "USD")}
          />
        ))}
        <Cell title={<strong>{words.declaredTotal}</strong>} value={<strong>{formatAmount(total.amount, "USD")}</strong>} />
      </CellGroup>
      <Card>
        <p className="text-note text-grey">{draftWords.declarationHelp}</p>
      </Card>
    </Page>
  );
}

import type { AdvertPosition, PieceOf } from "@sihai/contract/content";
import { type Language, languageTable } from "@sihai/domain/language";
import type { Deps, ShownPiece } from "#platform";

/** The adverts of a position in their order, in the reader's language or, where it is missing, in the other. */
export function advertsAt({ content }: Deps, position: AdvertPosition, language: Language, now: Date) {
  return piecesOf(content.at(now).pieces, "advert")
    .filter(({ piece }) => piece.position === position)
    .toSorted((a, b) => a.piece.order - b.piece.order)
    .flatMap(({ name: id, piece: { tone, picture, link, words } }) => {
      const shown = words[languageTable[language].kept] ?? words.zh ?? words.en;
      return shown === null ? [] : [{ id, tone, picture, link, ...shown }];
    });
}

/** What every page says to everybody; that the product will not answer stands before what is new. */
export function announcementsAt({ content }: Pick<Deps, "content">, now: Date) {
  return piecesOf(content.at(now).pieces, "notice")
    .toSorted(
      (a, b) =>
        Number(b.piece.tone === "maintenance") - Number(a.piece.tone === "maintenance") || Number(b.from) - Number(a.from),
    )
    .flatMap(({ versionId, piece: { tone, link, words } }) => {
      const [zh, en] = [words.zh ?? words.en, words.en ?? words.zh];
      return zh === null || en === null ? [] : [{ id: versionId, tone, link, text: { zh: zh.text, en: en.text } }];
    });
}

function piecesOf<Kind extends "advert" | "notice">(pieces: readonly ShownPiece[], kind: Kind) {
  return pieces.filter((one): one is ShownPiece & { piece: PieceOf<Kind> } => one.piece.kind === kind);
}

/** A service with the quantity the buyer chose. Remarks of several pieces are split on a line break when shown (rule E-116). */
export type ChosenService = { serviceNo: string; count: number; remarks: string };

/** Services that are taken for all pieces of an item or not at all (rule E-118). */
const byThePiece: readonly string[] = ["fixed-fee"];

/** The chosen services of an item that now has so many pieces: what is charged by the piece follows them. */
export function servicesForPieces<Chosen extends { serviceNo: string; count: number }>(
  chosen: readonly Chosen[],
  pieces: number,
): Chosen[] {
  return chosen.map((service) => (byThePiece.includes(service.serviceNo) ? { ...service, count: pieces } : service));
}

/** An offered service as the list shows it: chosen or not. */
export type MergedService<Offered> = Offered & { selected: boolean; count: number; remarks: string };

/** Above zero adds the service or changes it; zero or less removes it (rules D-93 to D-95). */
export function setServiceQuantity(
  chosen: readonly ChosenService[],
  service: { serviceNo: string; count: number; remarks?: string },
): ChosenService[] {
  const known = chosen.find(({ serviceNo }) => serviceNo === service.serviceNo);
  const others = chosen.filter(({ serviceNo }) => serviceNo !== service.serviceNo);
  if (service.count <= 0) return others;
  const remarks = service.remarks ?? known?.remarks ?? "";
  const changed = { serviceNo: service.serviceNo, count: service.count, remarks };
  return known ? chosen.map((each) => (each === known ? changed : each)) : [...others, changed];
}

/** Lays the chosen services over the offered ones: selected with count and remarks, or unselected with count 0 (rules D-96 and D-97). */
export function mergeServices<Offered extends { serviceNo: string }>(
  offered: readonly Offered[],
  chosen: readonly ChosenService[],
): MergedService<Offered>[] {
  return offered.map((service) => {
    const picked = chosen.find(({ serviceNo }) => serviceNo === service.serviceNo);
    return picked
      ? { ...service, selected: true, count: picked.count, remarks: picked.remarks }
      : { ...service, selected: false, count: 0, remarks: "" };
  });
}

const lineBreak = /<br\s*\/?>|\r?\n/gi;

/** Remarks as separate lines: split on `<br>` or a newline (rule E-117). */
export function remarkLines(remarks: string): string[] {
  return remarks
    .split(lineBreak)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** How long remarks are to who writes them: what parts two lines is one character, however it is written (rules E-117 and E-120). */
export function remarkLength(remarks: string): number {
  return remarks.replace(lineBreak, "\n").length;
}

/** The services of one goods entry, kept while the service page is open. */
export type AdditionalServices<Service> = {
  goodsCode: string;
  shopId: string;
  goodsItem: { additionalServiceList: readonly Service[] };
};

/** The kept list, only for the goods and the shop it was kept for (rules D-117 and D-118). */
export function additionalServicesFor<Service>(
  kept: AdditionalServices<Service> | null,
  request: { goodsCode: string; shopId: string },
): readonly Service[] | null {
  if (kept === null || kept.goodsCode !== request.goodsCode || kept.shopId !== request.shopId) return null;
  return kept.goodsItem.additionalServiceList;
}

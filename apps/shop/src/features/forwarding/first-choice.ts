type Delivery = { itemNo: string; trackingNo: string | null };

/** The asked item with all that travels with it; else what has no number yet; else the only delivery. Of several none: whose number is wrong is for the person to say. */
export function firstChoice(open: readonly Delivery[], itemNo: string | undefined): string[] {
  const several = new Set(open.map(({ trackingNo }) => trackingNo)).size > 1;
  const first =
    open.find((item) => item.itemNo === itemNo) ??
    open.find(({ trackingNo }) => trackingNo === null) ??
    (several ? undefined : open[0]);
  return first ? open.filter(({ trackingNo }) => trackingNo === first.trackingNo).map((item) => item.itemNo) : [];
}

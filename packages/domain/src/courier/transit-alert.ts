/** What keeps a parcel on the road from simply arriving. */
export const transitAlerts = ["papers-wanted", "held", "returning"] as const;
export type TransitAlert = (typeof transitAlerts)[number];

/**
 * What the scans of a parcel, the latest first, say stands in its way now. One that is sent back stays so through the scans of its way home,
 * unless it is brought to the door all the same; what customs keep is free again with the first scan that says it went on.
 */
export function transitAlert(stages: readonly string[]): TransitAlert | null {
  const turned = stages.find((stage) => ["returning", "returned", "out-for-delivery", "delivered"].includes(stage));
  if (turned === "returning" || turned === "returned") return "returning";
  const latest = stages.find((stage) => stage !== "delayed" && stage !== "registered");
  return latest === "held" || latest === "papers-wanted" ? latest : null;
}

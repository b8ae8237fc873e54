import { rateCardFileNames } from "@sihai/contract/freight";

export type PriceFileName = (typeof rateCardFileNames)[number];
/** The text of each CSV file of a price list that was chosen or pasted. */
export type PriceFiles = Partial<Record<PriceFileName, string>>;

/** A file of a price list has at most this many characters. */
export const priceFileMax = 150_000;

/** The files that hold anything, with their text. */
export function chosenFiles(files: PriceFiles): [PriceFileName, string][] {
  return rateCardFileNames.flatMap((name): [PriceFileName, string][] => {
    const text = files[name] ?? "";
    return text.trim() === "" ? [] : [[name, text]];
  });
}

/** What the chosen files are by their names; those that are none of a price list, or too long, by name. */
export async function readPriceFiles(files: readonly File[]) {
  const read: PriceFiles = {};
  const unknown: string[] = [];
  const tooLarge: string[] = [];
  for (const file of files) {
    const name = rateCardFileNames.find((one) => file.name.toLowerCase().includes(one));
    if (!name) unknown.push(file.name);
    else if (file.size > priceFileMax) tooLarge.push(file.name);
    else read[name] = await file.text();
  }
  return { read, unknown, tooLarge };
}

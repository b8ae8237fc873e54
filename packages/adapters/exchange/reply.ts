import { z } from "zod";

const sheet = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z.object({
        time: z.iso.date(),
        Cube: z
          .array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), rate: z.string().max(30) }))
          .min(1)
          .max(200),
      }),
    }),
  }),
});

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: false,
};

/** Reads the ECB's daily XML. Throws when it is not that. */
export async function readSheet(xml: string): Promise<{ date: string; perEuro: Map<string, string> }> {
  const { XMLParser } = await import("fast-xml-parser");
  const { time, Cube } = sheet.parse(new XMLParser(options).parse(xml, true)).Envelope.Cube.Cube;
  return { date: time, perEuro: new Map(Cube.map(({ currency, rate }) => [currency, rate])) };
}

import { unlessUnavailable } from "@sihai/adapters/storage";
import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, loadSharp, OutboundError, webpEffort } from "#platform";
import { findGoods } from "./goods.store.ts";
import { pictureUrlsOf } from "./stored-goods.ts";

type PictureRequest = { goodsId: string; picture: string; width: number };
type Refusal = { code: "PICTURE_NOT_FOUND" };

const formats = ["jpeg", "png", "webp", "gif", "svg", "avif", "heif"];
const pixelsMax = 40_000_000;

/**
 * A picture of goods in one of our widths. Copied from the source once, through the guarded door, and drawn anew as WebP; only
 * addresses the source gave for these goods are ever fetched, and they are never shown to anybody.
 */
export async function readGoodsPicture(deps: Deps, request: PictureRequest): Promise<Result<Buffer, Refusal>> {
  const { storage } = deps.adapters;
  const copy = await storage.read(keyOf(request));
  if (copy.ok) return ok(Buffer.from(copy.value));
  const kept = await findGoods(deps.db, request.goodsId);
  const url = kept && pictureUrlsOf(kept.goods).get(request.picture);
  if (!url) return refuse({ code: "PICTURE_NOT_FOUND" });
  const source = await fetchPicture(deps, url);
  const drawn = source && (await draw(source, request.width));
  if (!drawn) return refuse({ code: "PICTURE_NOT_FOUND" });
  await storage.put(keyOf(request), drawn).catch(unlessUnavailable);
  return ok(drawn);
}

function keyOf({ goodsId, picture, width }: PictureRequest): string {
  return `goods/${picture.slice(0, 2)}/${goodsId}-${picture}-${width}.webp`;
}

async function fetchPicture(deps: Deps, url: string): Promise<Buffer | null> {
  try {
    const reply = await deps.out.call(url, { timeoutMs: 5000, maxBytes: 8_000_000 });
    return reply.status === 200 ? reply.body : null;
  } catch (error) {
    if (error instanceof OutboundError || error instanceof TypeError) return null;
    throw error;
  }
}

async function draw(source: Buffer, width: number): Promise<Buffer | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(source, { limitInputPixels: pixelsMax, density: 144 });
    const { format } = await image.metadata();
    if (!format || !formats.includes(format)) return null;
    return await image.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: webpEffort }).toBuffer();
  } catch {
    // Not a picture, whatever the source called it.
    return null;
  }
}

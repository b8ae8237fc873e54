import * as z from "zod/mini";
import { id, quantity } from "../fields.ts";
import { skuId } from "../goods/fields.ts";

export const enquiryTabs = ["open", "answered", "ended"] as const;

export const offersMax = 4;

export const wanted = z.strictObject({ goodsId: id, skuId, quantity });

import { z } from "zod";
import { platforms } from "./port.ts";

/** The vendor's envelope: failures arrive with HTTP status 200 and a code other than OK. */
export const envelope = z.object({ code: z.string(), message: z.string().default(""), data: z.unknown() });

const text = z.object({ zh: z.string().min(1).max(2000), en: z.string().min(1).max(2000) });
const longText = z.object({ zh: z.string().max(20_000), en: z.string().max(20_000) });
const yuan = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);
const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
const side = z.number().positive().max(1000);

export const itemReply = z.object({
  platform: z.enum(platforms),
  item_id: z.string().min(1).max(40),
  detail_url: z.url({ protocol: /^https$/ }).max(2000),
  status: z.enum(["onsale", "soldout", "offshelf"]),
  title: text,
  desc: longText,
  shop: z.object({ shop_id: z.string().max(40), name: text, score: z.number().min(0).max(5).nullable() }),
  category: z.object({ cid: z.string().max(60), name: text }),
  goods_class: z.string().max(60),
  flags: z.array(z.string().max(60)).max(30),
  pics: z.array(webAddress).max(60),
  props: z.array(z.object({ name: text, value: text })).max(100),
  options: z
    .array(
      z.object({
        pid: z.string().max(40),
        name: text,
        values: z
          .array(z.object({ vid: z.string().max(40), name: text, pic: webAddress.nullable() }))
          .min(1)
          .max(200),
      }),
    )
    .max(5),
  skus: z
    .array(
      z.object({
        sku_id: z.string().min(1).max(40),
        vids: z.array(z.string()).max(5),
        price: yuan,
        stock: z.int().min(0),
        pic: webAddress.nullable(),
      }),
    )
    .min(1)
    .max(2000),
  price: yuan,
  orig_price: yuan.nullable(),
  price_steps: z.array(z.object({ min_num: z.int().positive(), price: yuan })).max(20),
  min_num: z.int().positive(),
  post_fee: yuan,
  seven_day_return: z.boolean(),
  sales: z.int().min(0),
  weight_g: z.int().positive().nullable(),
  size_cm: z.tuple([side, side, side]).nullable(),
});
export type ItemReply = z.infer<typeof itemReply>;

export const searchReply = z.object({
  items: z
    .array(
      z.object({
        platform: z.enum(platforms),
        item_id: z.string().min(1).max(40),
        title: text,
        price: yuan,
        pic: webAddress,
        sales: z.int().min(0),
        shop_name: text,
        goods_class: z.string().max(60),
      }),
    )
    .max(200),
  page: z.int().positive(),
  page_size: z.int().positive(),
  total: z.int().min(0),
});
export type SearchReply = z.infer<typeof searchReply>;

export const resolveReply = z.object({ platform: z.enum(platforms), item_id: z.string().min(1).max(40) });

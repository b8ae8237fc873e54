import { z } from "zod";

/** WeChat answers errors with HTTP 200 and an `errcode`. */
export const failure = z.object({ errcode: z.int().refine((code) => code !== 0), errmsg: z.string() });

export const tokenReply = z.union([
  failure,
  z.object({ access_token: z.string().min(1), openid: z.string().min(1).max(100), unionid: z.string().max(100).optional() }),
]);

export const profileReply = z.union([
  failure,
  z.object({
    openid: z.string().min(1).max(100),
    unionid: z.string().max(100).optional(),
    nickname: z.string().max(200),
    headimgurl: z.string().max(2000).optional(),
  }),
]);
export type Profile = Exclude<z.infer<typeof profileReply>, z.infer<typeof failure>>;

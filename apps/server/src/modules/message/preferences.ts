import { type MessageType, type PreferenceKind, preferenceKinds } from "@sihai/contract/message";
import { addressPrefix, type Language } from "@sihai/domain/language";
import * as z from "zod/mini";
import { type Deps, openSealed, seal } from "#platform";

const byType: Readonly<Record<MessageType, PreferenceKind | null>> = {
  order: "orders",
  parcel: "parcels",
  warehouse: "parcels",
  wallet: "money",
  activity: "promotions",
  system: null,
};
/** What we are asked and do for somebody, whichever of their things it is about. */
const service = /^(consult|enquiry|expert|claim|return|exchange|service)-/;

/** Credits and coupons are worth money: that somebody has one, or that it ends, is no offer. */
const worthMoney: readonly string[] = ["credits-ending", "coupon-given", "invited"];

/** What a message is about, for whoever chooses what to be told; null for what everybody is told, as it concerns the account's safety. */
export function kindOfMessage(template: string, type: MessageType): PreferenceKind | null {
  if (worthMoney.includes(template)) return "money";
  const kind = byType[type];
  return kind !== null && kind !== "money" && service.test(template) ? "service" : kind;
}

const context = "unsubscribe";
const sealedKey = z.object({ userId: z.string().check(z.regex(/^\d{1,18}$/)), kind: z.enum(preferenceKinds) });

type Whose = z.output<typeof sealedKey>;

/** Where a mail of this kind is ended: by a mail program with one click, and by a person on a page of ours. Neither asks for a log-in. */
export function endingsOf(
  { config }: Pick<Deps, "config">,
  whose: Whose,
  language: Language,
): { oneClick: string; page: string } {
  const key = seal(config.sealKeys, context, JSON.stringify(whose));
  return {
    oneClick: `${config.publicUrl}/api/message/unsubscribe?key=${key}`,
    page: `${config.publicUrl}/${addressPrefix(language)}/login?unsubscribe=${key}&kind=${whose.kind}`,
  };
}

/** Whose mails of which kind a key ends; null for one we did not make. */
export function readEnding({ config }: Pick<Deps, "config">, key: string): Whose | null {
  const plain = openSealed(config.sealKeys, context, key);
  return plain === null ? null : z.parse(sealedKey, JSON.parse(plain));
}

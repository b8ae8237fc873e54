import type { Money } from "@sihai/domain";
import type { ItemState } from "@sihai/domain/item";
import type { LocalText } from "@sihai/domain/language";
import type { StoredService } from "./stored-services.ts";

/** What a discount reduces of an item: its goods, or a service chosen for it. */
export const discountsOn = ["goods", "fixed-fee", "fine-photo"] as const;
export type DiscountOn = (typeof discountsOn)[number];

/** What every item has, wherever it stands. */
type ItemFacts = {
  userId: string;
  id: string;
  orderId: string;
  itemNo: string;
  goodsId: string | null;
  platform: string;
  link: string | null;
  name: LocalText;
  skuId: string;
  /** Colour, size and so on, in both languages. */
  skuName: LocalText[];
  pictureUrl: string | null;
  pictureFileIds: string[];
  classId: string | null;
  flags: string[];
  quantity: number;
  unitPrice: Money;
  /** The item's share of its order's lines. */
  domesticFreight: Money;
  /** What the seller asks for sending it alone. */
  sellerFreight: Money;
  service: Money;
  /** Its share of its order's discount, what of it that reduces, and how much of it went back to the promotion (docs/decisions/0047). */
  discount: Money;
  discountOn: DiscountOn;
  discountBack: Money;
  paid: Money;
  refunded: Money;
  /** What the sender says a piece is worth, of goods the provider is paid nothing for. */
  declaredUnit: Money | null;
  remark: string;
  services: StoredService[];
  buyerId: string | null;
  platformOrderNo: string | null;
  dueAt: Date | null;
  signedAt: Date | null;
  /** What it is set aside for while it lies on its shelf. */
  reservedFor: string | null;
  /** The line it was split off, under which its purchase is booked. */
  splitFrom: string | null;
  createdAt: Date;
};

/** Not bought yet: nobody has spent anything for it. */
export const toBuyStates = ["unpaid", "paid", "buying"] as const satisfies readonly ItemState[];
type ToBuyState = (typeof toBuyStates)[number];

type Standing =
  | { state: ToBuyState; realPrice: null; courier: string | null; trackingNo: string | null }
  | { state: "purchased"; realPrice: Money; courier: string | null; trackingNo: string | null }
  | { state: "seller-shipped"; realPrice: Money; courier: string; trackingNo: string }
  | {
      state: Exclude<ItemState, ToBuyState | "purchased" | "seller-shipped">;
      /** Null for goods somebody sent in himself, and where it was called off before it was bought. */
      realPrice: Money | null;
      courier: string | null;
      trackingNo: string | null;
    };

/** One line of an order with what its state says of it. */
export type Item = ItemFacts & Standing;

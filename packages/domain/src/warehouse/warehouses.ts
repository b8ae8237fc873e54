import type { LocalText } from "../language/index.ts";

/** The two warehouses (rule F-09). Addresses are samples until the operator sets its own. */
export type Warehouse = {
  id: 1 | 2;
  name: LocalText;
  address: LocalText;
  receiver: LocalText;
  phone: string;
  zipCode: string;
  /** Which notices stand beside it; the words are in the storage dictionary. */
  notices: readonly WarehouseNotice[];
};
export type WarehouseNotice = "hong-kong-to-mainland" | "overseas-stores-refused" | "overseas-origin-to-mainland";

export const warehouses: readonly [Warehouse, Warehouse] = [
  {
    id: 1,
    name: { zh: "华南仓（广东）", en: "South China (Guangdong)" },
    address: {
      zh: "广东省东莞市虎门镇四海路 18 号四海物流园 3 栋 2 楼",
      en: "Floor 2, Building 3, Sihai Logistics Park, 18 Sihai Road, Humen, Dongguan, Guangdong",
    },
    receiver: { zh: "四海华南仓", en: "Sihai South China" },
    phone: "0769-8100 0018",
    zipCode: "523900",
    notices: ["overseas-stores-refused", "overseas-origin-to-mainland"],
  },
  {
    id: 2,
    name: { zh: "香港仓", en: "Hong Kong" },
    address: {
      zh: "香港新界葵涌四海街 8 号四海中心 12 楼 B 室",
      en: "Unit B, 12/F, Sihai Centre, 8 Sihai Street, Kwai Chung, New Territories, Hong Kong",
    },
    receiver: { zh: "四海香港仓", en: "Sihai Hong Kong" },
    phone: "+852 3008 0018",
    zipCode: "000000",
    notices: ["hong-kong-to-mainland"],
  },
];

/** The member's own mark in the recipient line, by which the receiving bench knows whose delivery it is (rule F-09). */
export function memberMark(userId: string): string {
  return `SH${userId}`;
}

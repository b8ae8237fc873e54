import { submitForwarding } from "@sihai/contract/forwarding";
import type { Caller } from "./caller.ts";

/** One forwarding order on its way, with a service to pay, and one that still waits for its courier number. */
export async function announceParcels(caller: Caller): Promise<void> {
  const common = { warehouseId: 1 as const, agreed: true };
  await caller.must(submitForwarding, {
    body: {
      ...common,
      shipTogether: true,
      remark: "Two board games from a friend in Hangzhou, please keep the boxes dry",
      parcels: [
        {
          courier: "sf",
          trackingNo: "SF1537204418826",
          services: ["open-box", "invoice-removal"],
          items: [{ name: "Board game 桌游", classId: "figures", quantity: 2, unitValue: "128.00", remark: "", pictures: [] }],
        },
      ],
    },
  });
  await caller.must(submitForwarding, {
    body: {
      ...common,
      shipTogether: false,
      remark: "The seller sends it next week",
      parcels: [
        {
          courier: null,
          trackingNo: null,
          services: [],
          items: [
            {
              name: "Linen curtains 亚麻窗帘",
              classId: "curtains-fabric",
              quantity: 1,
              unitValue: "260.00",
              remark: "2.4 m",
              pictures: [],
            },
          ],
        },
      ],
    },
  });
}

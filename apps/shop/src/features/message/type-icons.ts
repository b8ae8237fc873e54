import type { MessageType } from "@sihai/contract/message";
import { Gift, type LucideIcon, Package, Settings, ShoppingBag, Wallet, Warehouse } from "lucide-react";

export const typeIcons: Record<MessageType, LucideIcon> = {
  order: ShoppingBag,
  parcel: Package,
  warehouse: Warehouse,
  wallet: Wallet,
  activity: Gift,
  system: Settings,
};

import type { Module } from "#platform";
import { auditModule } from "../modules/audit/index.ts";
import { filesModule } from "../modules/files/index.ts";
import { freightModule } from "../modules/freight/index.ts";
import { goodsModule } from "../modules/goods/index.ts";
import { itemModule } from "../modules/item/index.ts";
import { ledgerModule } from "../modules/ledger/index.ts";
import { messageModule } from "../modules/message/index.ts";

/** Every module of the server; arrows between them go down only (docs/decisions). One line each. */
export const modules: readonly Module[] = [
  // ground
  auditModule,
  filesModule,
  ledgerModule,
  messageModule,
  // trade
  itemModule,
  goodsModule,
  freightModule,
  // journeys
];

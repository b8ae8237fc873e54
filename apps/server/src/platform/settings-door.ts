import type { Money } from "@sihai/domain";
import type { SettingName, Settings } from "@sihai/domain/setting";
import type { Deps } from "./deps.ts";

/** A change that is checked and has not begun: `value` as JSON (`readSetting`). */
export type AnnouncedSetting = { name: SettingName; value: unknown; from: Date };

/** The one door to the operator's rules; never asks the database. Holds everywhere within five seconds (modules/setting/open-settings.ts). */
export type SettingsDoor = {
  /** The rules that hold at an instant: now, or when something was agreed. The same object until one of them changes. */
  at(instant: Date): Settings;
  /** The next change of each setting after an instant. */
  announced(instant: Date): readonly AnnouncedSetting[];
  /** Looks for changes now: whoever makes one on this node sees it at once. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** What something of late would have cost by other rules. The module that prices it registers the trial; nothing is written. */
export type SettingTrial = {
  of:
    | "parcels"
    | "deposits"
    | "services"
    | "item-services"
    | "measuring"
    | "storage"
    | "extensions"
    | "cards"
    | "experts"
    | "credits"
    | "returns"
    | "claims";
  /** The rules it depends on. */
  reads: readonly SettingName[];
  run(
    deps: Deps,
    by: { before: Settings; after: Settings; since: Date; now: Date },
  ): Promise<readonly { before: Money; after: Money }[]>;
};

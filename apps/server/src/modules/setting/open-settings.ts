import { isSettingName, readSetting, type SettingName, type Settings, seededSettings, settingNames } from "@sihai/domain/setting";
import { type AnnouncedSetting, type Db, followChanges, type Logger, type SettingsDoor } from "#platform";
import { seedSettings } from "./seed-settings.ts";
import { currentStamp, type ScheduledSetting, scheduledSettings } from "./setting-version.store.ts";

type Version = { from: number; value: unknown; json: unknown };
type Held = { stamp: string; versions: ReadonlyMap<SettingName, readonly Version[]>; moments: readonly number[] };

/**
 * Opens the settings of this node: puts in those of the files that are new, reads all versions, and keeps them in memory. A change made on any
 * node is heard at once (LISTEN) or found within two seconds. Throws when the database cannot be read.
 */
export async function openSettings({
  db,
  databaseUrl,
  log,
}: {
  db: Db;
  databaseUrl: string;
  log: Logger;
}): Promise<SettingsDoor> {
  await seedSettings(db);
  let held: Held = { stamp: "", versions: new Map(), moments: [] };
  let snapshots = new Map<number, Settings>();

  async function look(): Promise<void> {
    const stamp = await currentStamp(db);
    if (stamp === held.stamp) return;
    // Read before the versions: what is written in between is found by the next look.
    held = arrange(stamp, await scheduledSettings(db), log);
    snapshots = new Map();
  }

  const following = await followChanges({ databaseUrl, channel: "setting", log, look });

  return {
    at(instant) {
      const moment = held.moments.findLast((from) => from <= instant.getTime()) ?? 0;
      const snapshot = snapshots.get(moment) ?? settingsAt(held, moment);
      snapshots.set(moment, snapshot);
      return snapshot;
    },
    announced: (instant) => announcedAfter(held, instant.getTime()),
    ...following,
  };
}

/** A value this build cannot read (a newer one wrote it, or an older one with other bounds) is passed over, and said. */
function arrange(stamp: string, rows: readonly ScheduledSetting[], log: Logger): Held {
  const versions = new Map<SettingName, Version[]>();
  for (const { id, name, value: json, from } of rows) {
    if (!isSettingName(name)) continue;
    const read = readSetting(name, json);
    if (read.ok) versions.set(name, [...(versions.get(name) ?? []), { from: from.getTime(), value: read.value, json }]);
    else log.error({ version: id, name, problems: read.problems }, "a version of a setting cannot be used");
  }
  const moments = [...new Set([...versions.values()].flatMap((list) => list.map(({ from }) => from)))].sort((a, b) => a - b);
  return { stamp, versions, moments };
}

function settingsAt({ versions }: Held, moment: number): Settings {
  const held = settingNames.map((name) => {
    const found = versions.get(name)?.findLast(({ from }) => from <= moment);
    return [name, found ? found.value : seededSettings[name]] as const;
  });
  // Each value was read by the shape of its own name.
  return Object.fromEntries(held) as Settings;
}

function announcedAfter({ versions }: Held, now: number): AnnouncedSetting[] {
  return [...versions].flatMap(([name, list]) => {
    const next = list.find(({ from }) => from > now);
    return next ? [{ name, value: next.json, from: new Date(next.from) }] : [];
  });
}

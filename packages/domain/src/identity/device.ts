/** What people read the shop with, and on what; `other` where the browser does not say. */
export const deviceApps = ["wechat", "edge", "opera", "samsung", "firefox", "chrome", "safari", "other"] as const;
export const deviceSystems = ["iphone", "ipad", "android", "windows", "mac", "linux", "other"] as const;
export type Device = { app: (typeof deviceApps)[number]; system: (typeof deviceSystems)[number] };

/** The first that matches: nearly every browser also names those it descends from. */
const apps: readonly [RegExp, Device["app"]][] = [
  [/MicroMessenger\//, "wechat"],
  [/\bEdg(e|A|iOS)?\//, "edge"],
  [/\b(OPR|OPiOS|Opera)\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\b(Firefox|FxiOS)\//, "firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "chrome"],
  [/\bSafari\//, "safari"],
];
const systems: readonly [RegExp, Device["system"]][] = [
  [/\biPhone\b/, "iphone"],
  [/\biPad\b/, "ipad"],
  [/\bAndroid\b/, "android"],
  [/\bWindows\b/, "windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "mac"],
  [/\bLinux\b|\bX11\b/, "linux"],
];

/** Browser and system as the browser's own line names them: enough for its owner to know it again, and no more is kept. */
export function deviceOf(userAgent: string): Device {
  const named = <Name>(table: readonly [RegExp, Name][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  return { app: named(apps) ?? "other", system: named(systems) ?? "other" };
}

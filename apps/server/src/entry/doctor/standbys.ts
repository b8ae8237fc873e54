import { type Config, examineStandby } from "#platform";
import { bad, type Finding, good } from "./finding.ts";

/** Each standby beside its primary: whether it is one, of this database, and how late. Nothing is written. */
export async function examineStandbys(primaryUrl: string, { replicas }: Config): Promise<Finding[]> {
  return Promise.all(replicas.urls.map((url) => examine(primaryUrl, url)));
}

async function examine(primaryUrl: string, url: string): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const about = `standby ${hostname}:${port || 5432}`;
  try {
    const { isStandby, isOfPrimary, isFollowing, lagSeconds } = await examineStandby(primaryUrl, url);
    if (!isOfPrimary) return bad(about, "is a copy of another database than DATABASE_URL's");
    if (!isStandby) return bad(about, "is no standby: it takes writes of its own, and is never asked");
    if (!isFollowing)
      return bad(about, `is late: the last it has replayed was committed ${Math.round(lagSeconds)} s ago; it is left out`);
    return good(about, "has replayed everything, 0 s late");
  } catch (error) {
    return bad(about, `does not answer and is left out: ${error instanceof Error ? error.message : String(error)}`);
  }
}

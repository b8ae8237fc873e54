export { benches, benchViews, liveParcelStates, parcelAges } from "./figures-fields.ts";
export { listFigureParcels } from "./list-figure-parcels.ts";
export { measuredFile } from "./measured-file.ts";
export { readFreightFigures } from "./read-freight-figures.ts";
export { moneyWork, readHandover } from "./read-handover.ts";
export { measuredTimes, readMeasured } from "./read-measured.ts";

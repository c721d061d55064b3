export * from "./attempt";
export * from "./book";
export * from "./merchant";
export * from "./partner";
export * from "./partner-work";
export * from "./people";
export * from "./record";
export * from "./work";

export { dataDirOf, readConfig, type Config } from "./config.ts";
export { isLoopback } from "./loopback.ts";
export { ConfigurationError, type Fault } from "./faults.ts";
export type { PaymentConfig, ProviderAccess, ProviderName } from "./payment-config.ts";
export { type Role, roles } from "./role.ts";
export type { StorageConfig } from "./storage-config.ts";
export type { TrustedProxies } from "./trusted-proxies.ts";

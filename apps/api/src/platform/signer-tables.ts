export interface SecretTables {
  secrets: { name: string; value: Uint8Array };
}

export interface RateLimitTables {
  rate_limits: {
    name: string;
    key: string;
    count: number;
    resets_at: Date;
  };
}

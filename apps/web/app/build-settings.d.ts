interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_STRIPE_PRICE_10?: string
  readonly VITE_STRIPE_PRICE_50?: string
  readonly VITE_STRIPE_PRICE_100?: string
  readonly VITE_OPERATOR_NAME?: string
  readonly VITE_OPERATOR_ADDRESS?: string
  readonly VITE_OPERATOR_LAW?: string
  readonly VITE_GRIEVANCE_OFFICER?: string
}

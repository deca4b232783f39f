#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// To be called where a service of ICU is opened; see galley_services_opened.
void galley_count_service(void);

#ifdef __cplusplus
}
#endif

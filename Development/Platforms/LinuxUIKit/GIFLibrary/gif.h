// giflib of the system, behind a sentence for where it is missing.
#if __has_include(<gif_lib.h>)
#include <gif_lib.h>
#else
#error "giflib is missing, which the stand-in for ImageIO decodes with: run Development/Scripts/install.sh (Debian: libgif-dev)"
#endif
